import './LegalSections.css';

export interface LegalSection {
  id: string;
  title: string;
  /** Rendered and sanitized by the server (backend/src/legal/legal-markdown.ts). */
  html: string;
}

/** A text that the server has rendered and sanitized. */
export const LegalProse = ({ html }: Pick<LegalSection, 'html'>) => (
  <div className="legal-prose" dangerouslySetInnerHTML={{ __html: html }} />
);

/** Texts of lawyers often have numbers of their own. */
const HAS_NUMBER = /^\s*(?:[\d§]|[IVX]+[.)]|article\b|section\b)/i;

/** Whether the headings of a text are shown with numbers: not if one of them has a number already. */
export const needsNumbers = (sections: readonly LegalSection[]): boolean =>
  !sections.some(({ title }) => HAS_NUMBER.test(title));

interface LegalSectionsProps {
  sections: readonly LegalSection[];
  /** The headings are below one of the page. */
  isBelow?: boolean;
}

/** The parts of a legal text, each with its heading. */
export function LegalSections({ sections, isBelow = false }: LegalSectionsProps) {
  const Title = isBelow ? 'h3' : 'h2';
  const hasNumbers = needsNumbers(sections);
  return sections.map(({ id, title, html }, index) => (
    <section key={id} className="legal-section" id={id} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>
        {hasNumbers && <>{index + 1}. </>}
        {title}
      </Title>
      <LegalProse html={html} />
    </section>
  ));
}
