import type { LandingContent, LandingKey } from '@handover/domain/landing-content';
import { landingDefaults } from '@handover/domain/landing-defaults';
import { readLanding } from '../../../lib/content/read-landing';
import type { FieldForm, ListForm } from './section-forms';

/** Initial form values: the stored section, or the built-in one if the stored JSON is invalid. */
export function sectionValues(key: LandingKey, stored: string | undefined): LandingContent[LandingKey] {
  try {
    if (stored !== undefined) return readLanding(key, stored);
  } catch {
    // The card on the Content tab already says that the value is not JSON.
  }
  return landingDefaults[key];
}

const blankValue = ({ kind, choices }: FieldForm) =>
  kind === 'rating' ? 5 : kind === 'lines' ? [] : (choices?.[0] ?? '');

/** Values of a new list item. */
export const blankItem = ({ fields }: ListForm) =>
  Object.fromEntries(fields.map((field) => [field.name, blankValue(field)]));

/** The JSON to store: texts are trimmed, and empty lines are dropped. */
export const sectionJson = (values: object): string =>
  JSON.stringify(
    values,
    (_, value: unknown) => {
      if (typeof value === 'string') return value.trim();
      return Array.isArray(value) ? value.filter((entry) => !isBlank(entry)) : value;
    },
    2,
  );

const isBlank = (value: unknown) => typeof value === 'string' && !value.trim();
