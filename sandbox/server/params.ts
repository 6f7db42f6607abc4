import { parameterEmpty, parameterInvalid, parameterMissing, parameterUnknown } from './errors.js';

/** A decoded form body: `a[b][c]=1` becomes nested objects, `a[]=1` and `a[0]=1` become arrays. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

const MAX_FIELDS = 500;
const MAX_DEPTH = 6;

export function parseForm(text: string): Form {
  const form: Form = Object.create(null) as Form;
  let fields = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (++fields > MAX_FIELDS) throw parameterInvalid('Too many parameters in the request.', '');
    // PostgreSQL text holds no NUL.
    if (name.includes('\0') || value.includes('\0'))
      throw parameterInvalid('Invalid character in parameter.', name.replaceAll('\0', ''));
    assign(form, pathOf(name), value, name);
  }
  return withArrays(form) as Form;
}

function pathOf(name: string): string[] {
  const first = name.indexOf('[');
  if (first <= 0) return [name];
  const rest = [...name.slice(first).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
  return [name.slice(0, first), ...rest];
}

function assign(form: Form, path: string[], value: string, name: string): void {
  if (path.length > MAX_DEPTH || path.includes('__proto__'))
    throw parameterInvalid(`Received unknown parameter: ${name}`, name);
  let at = form;
  path.slice(0, -1).forEach((key) => {
    const next = at[key];
    if (next === undefined) at = at[key] = Object.create(null) as Form;
    else if (typeof next === 'object') at = next as Form;
    else throw parameterInvalid(`Invalid object: ${name}`, name);
  });
  const last = path[path.length - 1] ?? '';
  at[last === '' ? String(Object.keys(at).length) : last] = value;
}

/** Objects whose keys are 0, 1, 2, ... were written as arrays. */
function withArrays(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  for (const key of keys) value[key] = withArrays(value[key] as FormValue);
  const isArray = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isArray ? keys.map((key) => value[key] as FormValue) : value;
}

/**
 * Reads one request's parameters as strictly as Stripe does: each is checked where it is read, and
 * `done()` refuses parameters that were not read.
 */
export class Params {
  private readonly asked = new Set<string>(['expand']);

  constructor(
    private readonly form: Form,
    private readonly prefix = '',
  ) {}

  text(name: string, maxLength = 5000): string | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string')
      throw parameterInvalid(`Invalid string: ${JSON.stringify(value)}`, this.path(name));
    if (value.length > maxLength)
      throw parameterInvalid(
        `Invalid string: ${value.slice(0, 20)}...; must be at most ${maxLength} characters`,
        this.path(name),
      );
    return value;
  }

  /** Present, and not the empty string. */
  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw parameterMissing(this.path(name));
    if (value === '') throw parameterEmpty(this.path(name));
    return value;
  }

  integer(name: string, min = 1): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value))
      throw parameterInvalid(`Invalid integer: ${value}`, this.path(name), 'parameter_invalid_integer');
    const number = Number(value);
    if (number < min)
      throw parameterInvalid(
        `This value must be greater than or equal to ${min}.`,
        this.path(name),
        'parameter_invalid_integer',
      );
    return number;
  }

  flag(name: string): boolean {
    const value = this.text(name);
    if (value === undefined) return false;
    if (value !== 'true' && value !== 'false')
      throw parameterInvalid(`Invalid boolean: ${value}`, this.path(name));
    return value === 'true';
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined || (allowed as readonly string[]).includes(value)) return value as T | undefined;
    const list = allowed.length > 1 ? `${allowed.slice(0, -1).join(', ')}, or ${allowed.at(-1)}` : allowed[0];
    throw parameterInvalid(`Invalid ${name}: must be one of ${list}`, this.path(name));
  }

  list(name: string): string[] | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
      throw parameterInvalid('Invalid array', this.path(name));
    return value as string[];
  }

  child(name: string): Params | undefined {
    const value = this.take(name);
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string' || Array.isArray(value))
      throw parameterInvalid('Invalid object', this.path(name));
    return new Params(value, this.path(name));
  }

  /** Stripe's limits: 50 keys, 40 characters a key, 500 a value; an empty value removes the key. */
  metadata(before: Record<string, string> = {}): Record<string, string> {
    const value = this.take('metadata');
    if (value === undefined) return before;
    if (value === '') return {};
    if (typeof value === 'string' || Array.isArray(value))
      throw parameterInvalid('Invalid object', 'metadata');
    const entries = Object.entries(value).map(([key, text]): [string, string] => {
      if (typeof text !== 'string' || key.length > 40 || text.length > 500)
        throw parameterInvalid(
          'Metadata keys can have up to 40 characters and values, which are strings, up to 500.',
          `metadata[${key.slice(0, 40)}]`,
        );
      return [key, text];
    });
    const merged = { ...before, ...Object.fromEntries(entries) };
    const kept = Object.entries(merged).filter(([, text]) => text !== '');
    if (kept.length > 50) throw parameterInvalid('Metadata can have up to 50 keys.', 'metadata');
    return Object.fromEntries(kept);
  }

  expand(): string[] {
    const value = this.form.expand;
    if (value === undefined) return [];
    if (!Array.isArray(value)) throw parameterInvalid('Invalid array', 'expand');
    return value.filter((item): item is string => typeof item === 'string');
  }

  /** Accepts a parameter that changes nothing here. */
  ignore(...names: string[]): void {
    names.forEach((name) => this.asked.add(name));
  }

  done(): void {
    const unknown = Object.keys(this.form).find((name) => !this.asked.has(name));
    if (unknown !== undefined) throw parameterUnknown(this.path(unknown));
  }

  private take(name: string): FormValue | undefined {
    this.asked.add(name);
    return this.form[name];
  }

  private path(name: string): string {
    return this.prefix ? `${this.prefix}[${name}]` : name;
  }
}
