import { landingDefaults } from '@handover/domain/landing-defaults';
import { readLanding } from '../../../lib/content/read-landing';
import { draftOf, type Draft } from './section-draft';
import type { SectionForm } from './section-forms';

/** Initial form values: the stored section, or the built-in one if the stored JSON is invalid. */
export function startOf(form: SectionForm, stored: string | undefined): Draft {
  try {
    if (stored !== undefined) return draftOf(form, readLanding(form.key, stored));
  } catch {
    // The card on the Content tab already says that the value is not JSON.
  }
  return draftOf(form, landingDefaults[form.key]);
}
