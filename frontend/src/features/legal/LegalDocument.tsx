import { SHIPPED_VERSION } from '@handover/domain/legal/shipped-version';
import { Link } from 'react-router';
import { LegalProse, LegalSections, needsNumbers } from '../../components/plain/legal/LegalSections';
import type { LegalTextFieldsFragment } from '../../generated/legal';
import { useClaims } from '../../lib/content/useClaims';
import { telephone } from '../../lib/format/telephone';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { formatDay } from '../../lib/format/time';

/** A text that is shown below another one, as its last part. */
interface TextBelow {
  id: string;
  title: string;
  text: LegalTextFieldsFragment;
}

interface LegalDocumentProps {
  title: string;
  text: LegalTextFieldsFragment;
  below: TextBelow | null;
}

/** The shipped texts were written in a month and published on no day. */
const publishedDay = ({ version, publishedAt }: LegalTextFieldsFragment, isOptional = false) =>
  version === SHIPPED_VERSION && !isOptional ? 'October 2024' : formatDay(publishedAt);

/** A legal text: a comfortable line length, numbered parts and a table of contents. */
export function LegalDocument({ title, text, below }: LegalDocumentProps) {
  const hasNumbers = needsNumbers(text.sections);
  const entries: Entry[] = [
    ...text.sections.map(({ id, title: name }, index) => ({ id, name, number: hasNumbers && index + 1 })),
    ...(below ? [{ id: below.id, name: below.title, number: false as const }] : []),
  ];
  return (
    <>
      <header>
        <h1>{title}</h1>
        <p className="day">Last updated: {publishedDay(text)}</p>
        <div className="intro">
          <LegalProse html={text.intro} />
        </div>
      </header>
      <div className="columns">
        {entries.length > 0 && <LegalContents entries={entries} />}
        <div className="text">
          <LegalSections sections={text.sections} />
          {below && <LegalBelow {...below} />}
          <LegalHelp />
        </div>
      </div>
    </>
  );
}

/** Its sections have ids of their own, so that those of both texts differ. */
const LegalBelow = ({ id, title, text }: TextBelow) => (
  <section className="below" id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <p className="day">Last updated: {publishedDay(text, true)}</p>
    <LegalProse html={text.intro} />
    <LegalSections
      isBelow
      sections={text.sections.map((section) => ({ ...section, id: `${id}-${section.id}` }))}
    />
  </section>
);

interface Entry {
  id: string;
  name: string;
  number: number | false;
}

/** Table of contents; sticky beside the text on a wide screen. */
const LegalContents = ({ entries }: { entries: readonly Entry[] }) => (
  <nav aria-labelledby="contents-title">
    <h2 id="contents-title">On this page</h2>
    <ol>
      {entries.map(({ id, name, number }) => (
        <li key={id}>
          <Link to={`#${id}`}>
            {number !== false && <span className="number">{number}.</span>}
            {name}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);

/** Contact details for questions about the text. */
function LegalHelp() {
  const { phone, email } = useSiteInfo();
  const isShown = useClaims();
  return (
    <div className="help">
      <h2>Questions about this?</h2>
      <p>Call or write to our support{isShown('reply-promise') ? ', we answer within 24 hours.' : '.'}</p>
      <div className="reach">
        <a href={telephone(phone)}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
    </div>
  );
}
