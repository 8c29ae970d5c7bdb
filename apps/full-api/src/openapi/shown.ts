import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

type ScalarType = 'integer' | 'number' | 'string' | 'boolean';

interface ShownOptions {
  readonly nullable?: boolean;
  readonly example?: unknown;
  readonly enum?: readonly string[];
  /** Present in the answer only when it has something to say. */
  readonly optional?: boolean;
}

function property(type: ApiPropertyOptions, description: string, options: ShownOptions): PropertyDecorator {
  const { optional, enum: values, ...rest } = options;
  return ApiProperty({
    ...type,
    description,
    required: optional !== true,
    ...rest,
    ...(values && { enum: [...values] }),
  } as ApiPropertyOptions);
}

/** A value of an answer, as the API's document describes it. */
export function Shown(type: ScalarType, description: string, options: ShownOptions = {}): PropertyDecorator {
  return property({ type }, description, options);
}

/** Swagger knows a deferred type by the name of its function: it must be written as `type: () => …`. */
export function ShownObject(
  type: () => new () => object,
  description: string,
  options: ShownOptions = {},
): PropertyDecorator {
  return property({ type: () => type() }, description, options);
}

export function ShownList(
  type: (() => new () => object) | ScalarType,
  description: string,
  options: ShownOptions = {},
): PropertyDecorator {
  const items =
    typeof type === 'string' ? { type: 'array', items: { type } } : { type: () => type(), isArray: true };
  return property(items as ApiPropertyOptions, description, options);
}
