import { getMetadataArgsStorage } from 'typeorm';
// Classes that describe rows of statements alone, which no other module loads.
import './dispatch/searches/order-offer.entity.js';
import './dispatch/searches/order-search.entity.js';
import './events/outbox/outbox-message.entity.js';

/** Every entity of the core: what TypeORM maps and the drift test compares with the migrations. Of the modules that are loaded so far. */
export const ENTITIES = getMetadataArgsStorage().tables.map(({ target }) => target);
