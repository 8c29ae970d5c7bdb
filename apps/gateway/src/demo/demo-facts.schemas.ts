import { z } from 'zod';

const place = z.object({ address: z.string(), latitude: z.number(), longitude: z.number() });

/** Content of `data/demo.json`: credentials and addresses for trying the system. */
export const demoFactsSchema = z.object({
  baseUrl: z.string(),
  hub: z.object({ id: z.number() }),
  fullApi: z.object({
    hubKey: z.string(),
    customerKey: z.string(),
    clienteId: z.number(),
    tipoVeiculoId: z.number(),
    categoriaId: z.number(),
  }),
  openDelivery: z.object({
    clientId: z.string(),
    clientSecret: z.string(),
    merchantId: z.string(),
    appId: z.string(),
  }),
  modelM: z.object({ hubKey: z.string(), companyKey: z.string(), empresaId: z.number() }),
  couriers: z.array(z.object({ id: z.number(), phone: z.string(), email: z.string(), password: z.string() })),
  admin: z.object({ token: z.string(), email: z.string(), password: z.string() }),
  /** Robots keep this company's board busy. Absent: an older version made the demonstration. */
  town: z.object({ id: z.number(), email: z.string(), password: z.string() }).optional(),
  merchant: z.object({ id: z.number(), email: z.string(), password: z.string() }),
  /** An empty hub, whose keys must find nothing of the first one. */
  otherHub: z.object({
    fullApiHubKey: z.string(),
    modelMHubKey: z.string(),
    clientId: z.string(),
    clientSecret: z.string(),
  }),
  /** Robots move this hub's orders. */
  sandbox: z.object({ fullApiHubKey: z.string(), clienteId: z.number(), tipoVeiculoId: z.number() }),
  developer: z.object({ email: z.string(), password: z.string() }),
  /** Approves apps. */
  platform: z.object({ email: z.string(), password: z.string() }),
  place: z.object({
    city: z.string(),
    state: z.string(),
    pickup: place,
    dropoff: place,
    textOnlyAddress: z.string(),
  }),
});

export type DemoFacts = z.output<typeof demoFactsSchema>;
