import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

type ScalarType = 'integer' | 'number' | 'string' | 'boolean';

interface OutputOptions {
  readonly nullable?: boolean;
  readonly example?: unknown;
  readonly enum?: readonly string[];
  /** The member is left out when it has no value. */
  readonly optional?: boolean;
}

function property(type: ApiPropertyOptions, description: string, options: OutputOptions): PropertyDecorator {
  const { optional, enum: values, ...rest } = options;
  return ApiProperty({
    ...type,
    description,
    required: optional !== true,
    ...rest,
    ...(values && { enum: [...values] }),
  } as ApiPropertyOptions);
}

/** Declares a member of an answer for the API's document. */
export function Output(
  type: ScalarType,
  description: string,
  options: OutputOptions = {},
): PropertyDecorator {
  return property({ type }, description, options);
}

/** Swagger knows a deferred type by the name of its function: it must be written as `type: () => …`. */
export function OutputObject(
  type: () => new () => object,
  description: string,
  options: OutputOptions = {},
): PropertyDecorator {
  return property({ type: () => type() }, description, options);
}

export function OutputList(
  type: (() => new () => object) | ScalarType,
  description: string,
  options: OutputOptions = {},
): PropertyDecorator {
  const items =
    typeof type === 'string' ? { type: 'array', items: { type } } : { type: () => type(), isArray: true };
  return property(items as ApiPropertyOptions, description, options);
}
