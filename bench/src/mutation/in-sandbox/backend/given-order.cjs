const process = require('node:process');

/** Runs test files in the order in which the command names them. */
module.exports = class GivenOrder {
  shard(tests) {
    return tests;
  }

  sort(tests) {
    const position = ({ path }) => process.argv.indexOf(path);
    return [...tests].sort((a, b) => position(a) - position(b));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
};
