import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { noteIgnored, unknownAmong, unknownFields } from './ignored-fields.js';

const schema = z.preprocess(
  (sent) => ({
    ...(sent as object),
    old: undefined,
    place: (sent as { old?: unknown }).old ?? (sent as { place?: unknown }).place,
  }),
  z.object({
    telefone: z.string(),
    agendamento_segundos: z.number().optional(),
    place: z.object({ latitude: z.number() }).optional(),
    paradas: z.array(z.union([z.number(), z.object({ endereco: z.string() })])),
  }),
);

describe('fields that an endpoint does not know', () => {
  it.each([
    ['data_agendamento', 'agendamento_segundos'],
    ['agendamentoSegundos', 'agendamento_segundos'],
    ['telefome', 'telefone'],
    ['telefone_cliente', 'telefone'],
    ['cliente', 'cliente_id'],
    ['xyz', null],
  ])('%s was probably meant as %s', (field, meant) => {
    const names = ['telefone', 'agendamento_segundos', 'cliente_id', 'endereco'];
    expect(unknownAmong({ [field]: 1 }, names)).toEqual([{ field, meant }]);
  });

  it('are found in objects and lists, by their paths; synonyms that are read are none', () => {
    const sent = {
      telefone: '1',
      old: { latitude: 1, longitud: 2 },
      paradas: [7, { endereco: 'a', numero: 1 }],
      nota: 'x',
    };
    expect(unknownFields(schema, sent).map(({ field }) => field)).toEqual([
      'nota',
      'place.longitud',
      'paradas.1.numero',
    ]);
    expect(unknownFields(schema, { telefone: '1', paradas: [] })).toEqual([]);
  });

  it('are told in a header where the request is recorded, and only there', () => {
    const headers = new Map<string, string>();
    const response = {
      headersSent: false,
      setHeader: (name: string, value: string) => headers.set(name, value),
    } as unknown as ServerResponse;
    const found = () => unknownAmong({ 'data\r\nagendamento': 1, x: 2 }, ['agendamento_segundos']);
    noteIgnored({ context: { ignored: null } }, response, found);
    expect([...headers]).toEqual([]);
    noteIgnored({ context: { ignored: [] } }, response, found);
    expect([...headers]).toEqual([
      [
        'Sandbox-Warning',
        'data%0D%0Aagendamento foi ignorado, quis dizer agendamento_segundos?; x foi ignorado',
      ],
    ]);
  });
});
