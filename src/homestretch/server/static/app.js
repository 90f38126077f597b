import{a as o,b as r}from"./part-YKHUOP5S.js";o(r("main",{}),document.getElementById("app"));
