export * from './hub-world.builder.js';
export * from './order.builder.js';
