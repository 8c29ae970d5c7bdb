import { getMetadataArgsStorage } from 'typeorm';
// These describe rows of statements only, and no other module loads them.
import './dispatch/searches/order-offer.entity.js';
import './dispatch/searches/order-search.entity.js';
import './events/outbox/outbox-message.entity.js';
// Tables of modules that are left out stay.
import './optional/index.js';
import './sandbox/index.js';

/**
 * The entities of all files loaded so far: TypeORM maps them, the drift test compares them with the
 * migrations.
 */
export const ENTITIES = getMetadataArgsStorage().tables.map(({ target }) => target);
