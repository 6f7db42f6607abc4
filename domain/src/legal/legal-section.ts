import { TERMS_CLAIMS } from '../claims/claims-in-code.js';

/** A numbered part of a legal text; each entry of `text` is a paragraph, each entry of `list` a bullet below it. */
export interface LegalSection {
  id: string;
  title: string;
  text: string[];
  list?: string[];
}

export interface LegalParty {
  /** The product's name. */
  title: string;
  phone: string;
  email: string;
}

/** The terms without what they claim that people do for a transfer. */
export const withoutTermsClaims = (sections: readonly LegalSection[]): LegalSection[] =>
  sections.map((section) => ({
    ...section,
    text: section.text.map((paragraph) =>
      TERMS_CLAIMS.reduce((text, { claim, instead }) => text.replace(claim, () => instead), paragraph),
    ),
  }));
