/** Whether the address of a push service may be called: the check of webhook receivers, which the runtime binds. */
export abstract class PushServices {
  /** null: it may. */
  abstract refusal(url: string): Promise<string | null>;
}
