import { TestEnvironment } from 'jest-environment-node';

/** Jest's `bail` only skips files. */
export default class StopAtFirstFailure extends TestEnvironment {
  #failed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_done' && test.errors.length > 0) this.#failed = true;
    if (name === 'test_start' && this.#failed) test.mode = 'skip';
  }
}
