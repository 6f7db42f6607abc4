import type { HowItWorksContent, StepItem } from '@handover/domain/landing-content';
import { LandingIcon } from './LandingIcon';
import { Section } from './Section';
import './HowItWorksView.css';

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
      <LandingIcon name={icon} size={22} />
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
