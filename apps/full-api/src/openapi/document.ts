import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { deliveryTerms } from '#runtime';
import { withBodyExamples } from './body-examples.js';

const DESCRIPTION = `
Integração de sistemas próprios com a operação de uma empresa de entregas (a central). Cada chave pertence a uma
central, ou a um cliente dela, e é enviada em \`Authorization: Bearer <chave>\`. Corpos e respostas são JSON.

Comece por \`POST /orders/calcular\`, que só simula; depois crie com \`POST /orders\` e acompanhe por webhooks ou por
\`GET /orders/{id}\`. Valores são reais com até duas casas decimais; distâncias, quilômetros. Campos desconhecidos são
ignorados. Toda recusa traz \`mensagem\`; as de validação, também \`errors\`, com as mensagens por campo.

## Webhooks

O corpo traz \`event\` e \`order\` (ou \`courier\`), e \`sequence\`, que cresce com cada acontecimento do pedido. O cabeçalho
\`webhook-security\` repete o \`codigo_seguranca\` do webhook: compare-o em tempo constante.

${deliveryTerms('2xx')}
`.trim();

/** The API's document, out of the code that serves it. */
export function fullApiDocument(app: INestApplication, publicUrl: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Full API')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addServer(publicUrl)
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description: 'Chave da central, de um cliente, ou token de usuário',
    })
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
  return withBodyExamples(document);
}

/** Swagger's page loads its own scripts and styles from here, and nothing from elsewhere. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

type Next = () => void;
interface HeaderSetter {
  setHeader(name: string, value: string): void;
}

/** `/docs` for people, `/openapi.json` for tools; neither asks for a key. */
export function serveDocument(app: INestApplication, prefix: string, publicUrl: string): void {
  app.use(`/${prefix}/docs`, (_request: unknown, response: HeaderSetter, next: Next) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    next();
  });
  SwaggerModule.setup(`${prefix}/docs`, app, () => fullApiDocument(app, publicUrl), {
    jsonDocumentUrl: `${prefix}/openapi.json`,
    raw: ['json'],
    customSiteTitle: 'Full API',
  });
}
