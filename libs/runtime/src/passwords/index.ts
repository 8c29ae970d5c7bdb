export * from './argon2.passwords.js';
