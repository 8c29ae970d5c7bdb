/** What a controlled gateway is started with. */
export interface Opening {
  /** The file of its clock's instant. */
  readonly instant: string;
  /** Environment variables of its configuration. */
  readonly env: Readonly<Record<string, string>>;
}

/** Its first message. */
export interface ControlledGateway {
  readonly baseUrl: string;
  readonly databaseUrl: string;
}

/** A method of the core to be called within the gateway. */
export interface ControlCall {
  readonly id: number;
  /** Name of a class. */
  readonly service: string;
  readonly method: string;
  readonly args: unknown[];
}

export interface ControlAnswer {
  readonly id: number;
  readonly result?: unknown;
  /** Members of the error that it threw. */
  readonly failure?: object;
}
