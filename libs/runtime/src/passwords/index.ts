export { Argon2Passwords } from './argon2-passwords.js';
