// Stands in for packages that only the old compiler of @remix-run/dev asks for (docs/decisions/remix-without-its-old-compiler.md).
module.exports = function notNeeded() {
  throw new Error('This part of @remix-run/dev is left out: see "overrides" in package.json.');
};
