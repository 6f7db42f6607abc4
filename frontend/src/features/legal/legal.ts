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

export const LAST_UPDATED = 'October 2024';
