import { call } from './api/client.js';

/** What a person does with their own second factor, by the API of their app. */
export function factorActs(face: 'admin' | 'merchant') {
  return {
    /** By the password, which shows that it is not somebody who found the screen open. */
    beginFactor: (password: string) => call(`POST /api/${face}/second-factor`, { password }),
    confirmFactor: (code: string) => call(`POST /api/${face}/second-factor/confirm`, { code }),
    removeFactor: (code: string) => call(`POST /api/${face}/second-factor/remove`, { code }),
  };
}
