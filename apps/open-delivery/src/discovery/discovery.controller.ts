import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Controller, Header, Inject } from '@nestjs/common';
import type { Answer } from '../docs/answer.schemas.js';
import { Endpoint } from '../wire/endpoint.decorator.js';
import { discoveryManifest } from './discovery-manifest.mapper.js';

/** The public document that version 2 of the standard begins with: programs read it before they have credentials. */
@Controller('.well-known')
export class DiscoveryController {
  constructor(@Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig) {}

  @Endpoint({
    method: 'GET',
    path: 'opendelivery',
    status: 200,
    operationId: 'getDiscoveryManifest',
    summary: 'O que este serviço fala: versões, credenciais, operações e eventos',
    open: true,
    answer: 'DiscoveryManifest',
    errors: [429],
  })
  @Header('Cache-Control', 'public, max-age=300')
  @Header('Access-Control-Allow-Origin', '*')
  manifest(): Answer<'DiscoveryManifest'> {
    return discoveryManifest(this.config.openDeliveryAppId);
  }
}
