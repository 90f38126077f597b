import tseslint from "typescript-eslint"

/** What would open the page to other people's markup or break the content policy. */
const banned = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: "Markup never comes from a string." },
  {
    selector: "MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]",
    message: "Markup never comes from a string.",
  },
  {
    selector: "CallExpression[callee.name='eval'], NewExpression[callee.name='Function']",
    message: "No code from strings.",
  },
  { selector: "JSXText[value=/[A-Za-z]{3}/]", message: "Sentences live in the .ftl files, in both languages." },
]

export default tseslint.config({ ignores: ["node_modules", ".gallery", ".test"] }, ...tseslint.configs.strict, {
  rules: {
    "no-restricted-syntax": ["error", ...banned],
    "@typescript-eslint/no-explicit-any": "off", // views and sheets are each game's own
    "@typescript-eslint/no-non-null-assertion": "off",
    "@typescript-eslint/no-dynamic-delete": "off",
    eqeqeq: "error",
    "prefer-const": "error",
  },
})
