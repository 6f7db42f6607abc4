import { parameterInvalid } from './errors.js';

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
