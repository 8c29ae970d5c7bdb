interface FirstLoad {
  readonly screen: string;
  readonly bytes: number;
  readonly limit: number;
}

export function firstLoads(output: string): FirstLoad[];
export function filesOfApp(output: string, app: string): string[];
