import TestRunner from 'jest-runner';

/** One spec at a time, after those of other runners. */
export default class SerialRunner extends TestRunner {
  isSerial = true;
}
