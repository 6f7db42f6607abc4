import { useState } from 'react';
import { Button } from '../../components/plain/Button';
import { ContractPhoto, type ShownPhoto } from '../../components/contract/ContractPhoto';
import { PlainInput } from '../../components/plain/PlainField';
import { useTextWarnings } from '../../lib/moderation/useTextWarnings';

interface EditedPhotoProps {
  photo: ShownPhoto;
  index: number;
  count: number;
  isHolder: boolean;
  onMove: (position: number) => Promise<void>;
  onDescribe: (alt: string) => Promise<void>;
  onRemove: () => Promise<void>;
  onDragStart: () => void;
  onDropHere: () => void;
}

const MOST_CHARACTERS = 200;

/** One photo of the editor: its description is saved when its field is left. */
export function EditedPhoto({ photo, index, count, isHolder, ...on }: EditedPhotoProps) {
  const [alt, setAlt] = useState(photo.alt);
  const warnings = useTextWarnings(alt);
  const name = `photo ${index + 1}`;
  return (
    <li
      draggable={isHolder}
      onDragStart={on.onDragStart}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) on.onDropHere();
      }}
    >
      <ContractPhoto photo={photo} sizes="160px" />
      <div>
        {isHolder && (
          <PlainInput
            label={`What does ${name} show?`}
            value={alt}
            maxLength={MOST_CHARACTERS}
            problem={warnings.join(' ')}
            placeholder="e.g. The car from the front"
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            onBlur={() => {
              if (alt.trim() !== photo.alt) void on.onDescribe(alt.trim());
            }}
          />
        )}
        <div className="buttons">
          {isHolder && (
            <>
              <Button
                size="small"
                disabled={index === 0}
                aria-label={`Move ${name} earlier`}
                onClick={() => void on.onMove(index - 1)}
              >
                Earlier
              </Button>
              <Button
                size="small"
                disabled={index === count - 1}
                aria-label={`Move ${name} later`}
                onClick={() => void on.onMove(index + 1)}
              >
                Later
              </Button>
            </>
          )}
          <Button size="small" color="error" aria-label={`Remove ${name}`} onClick={() => void on.onRemove()}>
            Remove
          </Button>
        </div>
      </div>
    </li>
  );
}
