import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ContractPhoto } from '../../components/contract/ContractPhoto';
import type { PhotoFieldsFragment } from '../../generated/photos';
import './PhotoStrip.css';

interface PhotoStripProps {
  photos: readonly PhotoFieldsFragment[];
  sizes: string;
  /** The photo that is shown first. */
  startAt?: number;
  /** Opens the photo in full. */
  onOpen?: (at: number) => void;
}

/** Photos beside each other in one scroller: swiping and scrolling are the browser's, arrow keys and buttons are ours. */
export function PhotoStrip({ photos, sizes, startAt = 0, onOpen }: PhotoStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(startAt);
  const last = photos.length - 1;

  const show = (next: number) => {
    const { current } = strip;
    current?.scrollTo({ left: Math.min(Math.max(next, 0), last) * current.clientWidth, behavior: 'smooth' });
  };
  const stepTo = (next: number, label: string, className: string, Icon: LucideIcon) => (
    <button
      type="button"
      className={className}
      aria-label={label}
      disabled={next < 0 || next > last}
      onClick={() => show(next)}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(at + step);
  };
  const start = (element: HTMLUListElement | null) => {
    strip.current = element;
    if (element && startAt > 0)
      element.scrollTo({ left: startAt * element.clientWidth, behavior: 'instant' });
  };

  return (
    <section className="photo-strip" aria-label="Photos">
      <ul
        ref={start}
        // a scroller needs the focus for its keys
        tabIndex={last > 0 ? 0 : undefined}
        aria-label={`${photos.length} ${last > 0 ? 'photos' : 'photo'}`}
        onKeyDown={handleKey}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.min(last, Math.round(scrollLeft / Math.max(1, clientWidth))))
        }
      >
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <ContractPhoto photo={photo} sizes={sizes} isFirst={index === startAt} />
            {onOpen && (
              <button
                type="button"
                className="open"
                aria-label={`Enlarge photo ${index + 1}${photo.alt && `: ${photo.alt}`}`}
                onClick={() => onOpen(index)}
              />
            )}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <>
          {stepTo(at - 1, 'Previous photo', 'step', ChevronLeft)}
          {stepTo(at + 1, 'Next photo', 'step next', ChevronRight)}
          <p className="count">
            {at + 1} / {last + 1}
          </p>
        </>
      )}
    </section>
  );
}
