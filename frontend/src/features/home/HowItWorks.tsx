import type { HowItWorksContent, StepItem } from '@handover/domain/landing-content';
import { SectionSkeleton, Section } from './Section';
import { useLandingSection } from './useLandingSection';
import { SpriteIcon } from '../../components/contract/SpriteIcon';
import './HowItWorks.css';

export function HowItWorks() {
  const content = useLandingSection('how_it_works_content');
  return content ? (
    <HowItWorksView content={content} />
  ) : (
    <SectionSkeleton id="how-it-works" heights={[560, 320]} sunken />
  );
}

export const HowItWorksView = ({ content }: { content: HowItWorksContent }) => (
  <Section id="how-it-works" title={content.title} description={content.description} sunken>
    {/* Three columns; on a phone a list with the number beside the text. */}
    <ol className="steps">
      {content.steps.map((step, index) => (
        <li key={index}>
          <Step {...step} />
        </li>
      ))}
    </ol>
  </Section>
);

const Step = ({ number, icon, title, transferor, takeover, description }: StepItem) => (
  <>
    <span className="number">{number}</span>
    <span className="icon">
      <SpriteIcon name={icon} size={22} strokeWidth={1.8} />
    </span>
    <h3>{title}</h3>
    {description && <p>{description}</p>}
    <dl>
      {transferor && (
        <div className="holder">
          <dt>For contract holders</dt>
          <dd>{transferor}</dd>
        </div>
      )}
      {takeover && (
        <div>
          <dt>For takeover candidates</dt>
          <dd>{takeover}</dd>
        </div>
      )}
    </dl>
  </>
);
