import { PASSWORD_MIN_LENGTH } from '#domain';
import { PASSWORD_MIN } from './password.rules.js';

it('the web apps ask for passwords as long as the core does', () => {
  expect(PASSWORD_MIN_LENGTH).toMatchObject(PASSWORD_MIN);
});
