// In our sources `./x.js` means `./x.ts`, as TypeScript's nodenext wants it; packages are left alone.
module.exports = (request, options) => {
  if (/^\.{1,2}\/.*\.js$/.test(request) && !options.basedir.includes('node_modules')) {
    for (const extension of ['.ts', '.tsx', '.js']) {
      try {
        return options.defaultResolver(request.slice(0, -'.js'.length) + extension, options);
      } catch {
        // the next ending
      }
    }
  }
  return options.defaultResolver(request, options);
};
