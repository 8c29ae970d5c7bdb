import type { INestApplication, Type } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ANSWER_HELP, LICENSE } from '#runtime';
import { withBodyExamples } from './body.examples.js';
import { webhooksOf } from './webhooks.document.js';

const DESCRIPTION = `
Integração de sistemas próprios com a operação de uma empresa de entregas (a central). Cada chave pertence a uma
central, ou a um cliente dela, e é enviada em \`Authorization: Bearer <chave>\`. Corpos e respostas são JSON.

Comece por \`POST /orders/calcular\`, que só simula; depois crie com \`POST /orders\` e acompanhe por webhooks ou por
\`GET /orders/{id}\`. Valores são reais com até duas casas decimais; distâncias, quilômetros. Campos desconhecidos são
ignorados. Toda recusa traz \`mensagem\`; as de validação, também \`errors\`, com as mensagens por campo.

## Preço garantido (adição nossa ao contrato)

\`POST /orders/calcular\` com \`Prefer: hold\` garante o preço até \`expira_em\`: um \`POST /orders\` com \`cotacao_id\` em
\`Quote-Id\` e os mesmos lugares, cliente, veículo, categoria, retorno e agendamento custa exatamente o cotado, uma vez.
A recusa (400) diz o campo que difere, ou em \`Quote-Id\` que a cotação venceu, já foi usada ou não é nossa.

${ANSWER_HELP}
`.trim();

const TAGS = {
  Pedidos: 'Simular, criar, acompanhar e cancelar pedidos, um a um ou em lote',
  Usuários: 'Os clientes da central: cadastro, chaves, token',
  'Carteira de clientes': 'Saldo, extrato, créditos e débitos de um cliente',
  Entregadores: 'Quem são, onde estão, o que levam',
  'Carteira de entregadores': 'Saldo, extrato, créditos e débitos de um entregador',
  'Tipos de veículo': 'O que a central oferece, com as categorias de cada um',
  Webhooks: 'Endereços que recebem os eventos, e as mensagens que enviamos a eles',
} as const;

/** Made from the code that serves the endpoints. `include`: modules of the face; empty: all. */
export function fullApiDocument(
  app: INestApplication,
  publicUrl: string,
  include: Type[] = [],
): OpenAPIObject {
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
    include,
    autoTagControllers: false,
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
  const tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }));
  const info = { ...document.info, license: LICENSE };
  return Object.assign(withBodyExamples(document), { info, tags, webhooks: webhooksOf(document) });
}
