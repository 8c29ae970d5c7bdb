export * from './city-imports/index.js';
export * from './claims/index.js';
export * from './payouts/index.js';
export * from './shifts/index.js';
