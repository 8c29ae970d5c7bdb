import { injected, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import type { Answer } from '../docs/answer.schemas.js';
import { endpointsOf, openDeliveryApi } from '../wire/endpoint.decorator.js';
import { AvailabilityController } from '../availability/availability.controller.js';
import { DeliveriesController } from '../deliveries/deliveries.controller.js';
import { DELIVERY_EVENT_TYPES } from '../vocabulary/delivery-event.vocabulary.js';

/** Names of the standard's operations begin so; our additions are for readers of our documents. */
const STANDARD = /^logistics?[A-Z]/;

/** Made from the declarations of the endpoints. */
function discoveryManifest(appId: string): Answer<'DiscoveryManifest'> {
  const operations = endpointsOf([AvailabilityController, DeliveriesController])
    .map(({ declaration }) => declaration.operationId)
    .filter((operation) => STANDARD.test(operation));
  return {
    appId,
    openDelivery: { currentVersion: '1.0', supportedVersions: ['1.0'] },
    discovery: { version: '1.0.0' },
    authentication: { supportedGrantTypes: ['client_credentials'], clientIdGeneration: ['by_merchant'] },
    capabilities: {
      logistics: {
        version: '1.0.0',
        supported: true,
        originator: {
          supported: true,
          supportedEvents: DELIVERY_EVENT_TYPES,
          unsupportedEvents: [],
          supportsWebhook: true,
          supportsPolling: true,
        },
        receiver: { supported: true, supportedOperations: operations, unsupportedOperations: [] },
      },
    },
  };
}

const api = openDeliveryApi('.well-known', { config: injected<RuntimeConfig>(RUNTIME_CONFIG) });

/**
 * Version 2 of the standard begins with this public document: programs read it before they have credentials.
 */
export const DiscoveryController = api.controller('DiscoveryController', {
  manifest: api.get('opendelivery', {
    operationId: 'getDiscoveryManifest',
    summary: 'O que este serviço fala: versões, credenciais, operações e eventos',
    open: true,
    answer: 'DiscoveryManifest',
    errors: [429],
    run: ({ config, response }) => {
      response.set({ 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' });
      return discoveryManifest(config.openDeliveryAppId);
    },
  }),
});
