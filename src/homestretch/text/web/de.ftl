# Der Browser: alles, was die Seiten sagen und nicht zu einem Spiel gehört.

refused-other = Das wurde abgelehnt ({ $code }).
