// jsdom with the web standards that Node has and jsdom lacks. Tests give `fetch` an answer themselves.
import { TestEnvironment } from 'jest-environment-jsdom';

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, Response, structuredClone });
  }
}
