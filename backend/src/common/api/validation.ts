import { applyDecorators, ValidationPipe, type ValidationError } from '@nestjs/common';
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

/** An empty value in a query string sets none. */
export const EmptyIsUnset = () =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

/** Treats an empty string as absent; the API description states that it may be empty. */
export const EmptyToNull = (): PropertyDecorator => (target, property) => {
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim() || null : (value ?? null),
  )(target, property);
  ApiProperty({ minLength: 0 })(target, property);
};

const READING_ORDER = 'Please remove the invisible characters that change the direction of the text.';

/**
 * Refuses embeddings, overrides and isolates, which show a text in another order than it is stored ("evil" as "live"),
 * and format characters that are no longer in use. Arabic and Hebrew need none of them; the direction marks U+200E,
 * U+200F and U+061C are allowed, because they reorder punctuation only.
 */
const ReadingOrder = () =>
  Matches(/^[^\u202A-\u202E\u2066-\u206F\uFFF9-\uFFFB]*$/u, { message: READING_ORDER });

/** A line to search for: no control characters at all. */
export const SearchLine = (options?: ValidationOptions) =>
  Matches(/^\P{Cc}*$/u, {
    message: '$property must not contain line breaks or control characters.',
    ...options,
  });

/** One line of a text that others read: no control characters, and shown in the order in which it is stored. */
export const OneLine = (options?: ValidationOptions) => applyDecorators(SearchLine(options), ReadingOrder());

/** Several lines of a text that others read: tabs and line breaks are the only control characters. */
export const PlainText = (options?: ValidationOptions) =>
  applyDecorators(
    Matches(/^(?:\P{Cc}|[\t\n\r])*$/u, {
      message: '$property must not contain control characters.',
      ...options,
    }),
    ReadingOrder(),
  );
