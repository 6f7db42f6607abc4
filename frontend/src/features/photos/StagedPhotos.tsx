import { useCallback, type CSSProperties } from 'react';
import { Button } from '../../components/plain/Button';
import { MOST_PHOTOS, problemOf } from './photo-files';
import { PhotoDrop } from './PhotoDrop';
import { useLeaveWarning } from './useLeaveWarning';

const WIDTH = 160;
/** Twice the width of a card beside the form. */
const COVER_WIDTH = 640;

const isGood = (file: File): boolean => problemOf(file) === null;

/** Files with a problem stay listed with it and take no photo's place. */
const withMostGood = (files: readonly File[]): File[] => {
  const kept = new Set(files.filter(isGood).slice(0, MOST_PHOTOS));
  return files.filter((file) => kept.has(file) || !isGood(file));
};

interface StagedPhotosProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Photos of a contract that is not submitted yet: they stay on the device until then. */
export function StagedPhotos({ files, onChange }: StagedPhotosProps) {
  const good = files.filter(isGood);
  useLeaveWarning(good.length > 0);
  return (
    <PhotoDrop
      label="Photos of your contract"
      hint="They upload when you submit. After that you can describe and reorder them."
      isFull={good.length >= MOST_PHOTOS}
      onFiles={(added) => onChange(withMostGood([...files, ...added]))}
    >
      <ul className="staged">
        {files.map((file, index) => (
          <li key={index}>
            {isGood(file) && <Drawn file={file} width={WIDTH} />}
            <div>
              <span className="name">{file.name}</span>
              {problemOf(file) && <span className="problem">{problemOf(file)}</span>}
              <Button
                size="small"
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange(files.toSpliced(index, 1))}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </PhotoDrop>
  );
}

/** The first photo in the place of a card's drawing, which it covers. */
export function StagedCover({ files }: Pick<StagedPhotosProps, 'files'>) {
  const first = files.find(isGood);
  return first ? (
    <Drawn
      file={first}
      width={COVER_WIDTH}
      className="cover"
      style={{ aspectRatio: 'var(--cover)', objectFit: 'cover' }}
    />
  ) : null;
}

interface DrawnProps {
  file: File;
  width: number;
  className?: string;
  style?: CSSProperties;
}

/** Drawn on a canvas: the page's policy allows images of this site only. */
function Drawn({ file, width, ...look }: DrawnProps) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      createImageBitmap(file, { resizeWidth: width })
        .then((bitmap) => {
          Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
          canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        })
        // the server says what is wrong with it
        .catch(() => undefined);
    },
    [file, width],
  );
  return <canvas ref={draw} width={width} height={(width * 3) / 4} aria-hidden {...look} />;
}
