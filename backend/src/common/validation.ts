import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches, type ValidationOptions } from 'class-validator';
import { invalid } from './errors.js';

function fieldTexts(errors: ValidationError[], prefix = ''): Record<string, string> {
  return Object.fromEntries(
    errors.flatMap((error): [string, string][] => {
      const name = prefix + error.property;
      // decorators run from the bottom up, so the last message belongs to the first decorator
      const own = Object.values(error.constraints ?? {}).at(-1);
      return [
        ...(own ? ([[name, own]] as [string, string][]) : []),
        ...Object.entries(fieldTexts(error.children ?? [], `${name}.`)),
      ];
    }),
  );
}

/** Validates every input class: unknown fields are stripped, invalid ones answered with VALIDATION and a message per field. */
export const inputPipe = new ValidationPipe({
  whitelist: true,
  transform: true,
  exceptionFactory: (errors) => invalid(fieldTexts(errors)),
});

export const Trim = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Treats an empty string as absent; the API description states that it may be empty. */
export const EmptyToNull = (): PropertyDecorator => (target, property) => {
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim() || null : (value ?? null),
  )(target, property);
  ApiProperty({ minLength: 0 })(target, property);
};

/** One line of text: no control characters at all. */
export const OneLine = (options?: ValidationOptions) =>
  Matches(/^\P{Cc}*$/u, {
    message: '$property must not contain line breaks or control characters.',
    ...options,
  });

/** Text of several lines: tabs and line breaks are the only control characters. */
export const PlainText = (options?: ValidationOptions) =>
  Matches(/^(?:\P{Cc}|[\t\n\r])*$/u, {
    message: '$property must not contain control characters.',
    ...options,
  });
