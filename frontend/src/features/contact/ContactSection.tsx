import { Container } from '../../components/plain/Container';
import { Clock3, Mail, Phone } from 'lucide-react';
import { useClaims } from '../../lib/content/useClaims';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { telephone } from '../../lib/format/telephone';
import { ContactForm } from './ContactForm';
import './ContactSection.css';

/** Contact details and the contact form. */
export function ContactSection() {
  const { phone, email } = useSiteInfo();
  const isShown = useClaims();
  return (
    <section className="contact-section" id="contact" aria-labelledby="contact-title">
      <Container className="contact">
        <div className="words">
          <h2 id="contact-title">Talk to a person first</h2>
          <p>
            Not sure whether your contract can be transferred, or what it takes? Tell us about it. Asking is
            free.
          </p>
          <ul className="ways">
            {isShown('reply-promise') && (
              <li>
                <Clock3 size={18} aria-hidden />
                <span className="answer">We reply within 24 hours</span>
              </li>
            )}
            <li>
              <Phone size={18} aria-hidden />
              <a href={telephone(phone)}>{phone}</a>
            </li>
            <li>
              <Mail size={18} aria-hidden />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          </ul>
        </div>
        <div className="paper">
          <ContactForm />
        </div>
      </Container>
    </section>
  );
}
