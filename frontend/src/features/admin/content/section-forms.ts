import {
  serviceIcons,
  stepIcons,
  trustIcons,
  type LandingContent,
  type LandingKey,
} from '@handover/domain/landing-content';
import { landingDefaults } from '@handover/domain/landing-defaults';
import type { SettingCategory } from '../../../generated/admin';
import { readLanding } from '@handover/domain/read-landing';

export interface FieldForm {
  name: string;
  label: string;
  /** One line, several lines, one entry per line, or a choice. */
  kind: 'line' | 'text' | 'lines' | 'choice' | 'rating';
  required?: boolean;
  choices?: readonly string[];
}

export interface ListForm {
  name: string;
  label: string;
  /** Singular, for buttons: "Add service". */
  item: string;
  fields: readonly FieldForm[];
}

/** Fields of each section's form; names are the keys of the stored JSON. */
export interface SectionForm {
  key: LandingKey;
  name: string;
  about: string;
  category: SettingCategory;
  fields: readonly FieldForm[];
  lists: readonly ListForm[];
}

const title: FieldForm = { name: 'title', label: 'Title', kind: 'line', required: true };
const description: FieldForm = { name: 'description', label: 'Description', kind: 'text' };
const icon = (choices: readonly string[]): FieldForm => ({
  name: 'icon',
  label: 'Icon',
  kind: 'choice',
  choices,
});

export const sectionForms: readonly SectionForm[] = [
  {
    key: 'hero_content',
    name: 'Hero Section',
    about: 'Title, subtitle, buttons and trust indicators at the top of the page.',
    category: 'HERO',
    fields: [
      title,
      { name: 'subtitle', label: 'Subtitle', kind: 'line' },
      description,
      { name: 'primaryButtonText', label: 'Primary button', kind: 'line', required: true },
      { name: 'secondaryButtonText', label: 'Secondary button', kind: 'line', required: true },
    ],
    lists: [
      {
        name: 'trustIndicators',
        label: 'Trust indicators',
        item: 'indicator',
        fields: [{ name: 'text', label: 'Text', kind: 'line', required: true }],
      },
    ],
  },
  {
    key: 'services_content',
    name: 'Services Section',
    about: 'Contract types, each with an icon and its features.',
    category: 'SERVICES',
    fields: [title, description],
    lists: [
      {
        name: 'services',
        label: 'Services',
        item: 'service',
        fields: [
          icon(serviceIcons),
          title,
          description,
          { name: 'features', label: 'Features, one per line', kind: 'lines' },
        ],
      },
    ],
  },
  {
    key: 'how_it_works_content',
    name: 'How It Works',
    about: 'The steps, with text for each side.',
    category: 'LANDING',
    fields: [title, description],
    lists: [
      {
        name: 'steps',
        label: 'Steps',
        item: 'step',
        fields: [
          { name: 'number', label: 'Number', kind: 'line' },
          icon(stepIcons),
          title,
          { name: 'transferor', label: 'For contract holders', kind: 'text' },
          { name: 'takeover', label: 'For takeover candidates', kind: 'text' },
          description,
        ],
      },
    ],
  },
  {
    key: 'trust_safety_content',
    name: 'Trust & Safety',
    about: 'Promises with badges, and testimonials.',
    category: 'TRUST_SAFETY',
    fields: [title, description],
    lists: [
      {
        name: 'features',
        label: 'Features',
        item: 'feature',
        fields: [icon(trustIcons), title, description, { name: 'highlight', label: 'Badge', kind: 'line' }],
      },
      {
        name: 'testimonials',
        label: 'Testimonials',
        item: 'testimonial',
        fields: [
          { name: 'name', label: 'Name', kind: 'line', required: true },
          { name: 'role', label: 'Role', kind: 'line' },
          { name: 'content', label: 'What they say', kind: 'text', required: true },
          { name: 'rating', label: 'Rating', kind: 'rating' },
        ],
      },
    ],
  },
];

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
