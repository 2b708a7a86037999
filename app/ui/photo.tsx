import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

interface PhotoProps {
  /** Null while there is none: the frame alone. */
  src: string | null;
  alt: string;
  /** Of the file: they prevent layout shifts. */
  width?: number;
  height?: number;
  /** Above the fold: fetched first, not lazily; 'second' behind those. */
  priority?: boolean | 'second';
  srcSet?: string;
  sizes?: string;
  className?: string;
  /** Badges and buttons over the picture, in .tl .tr .bl .br. */
  children?: Elements;
  onError?: () => void;
}

/** A photo, 3:4, covering its frame, never stretched; it fades in when it arrives late. */
export function Photo({ className, children, priority, src, onError, ...img }: PhotoProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [coming, setComing] = useState(false);
  useEffect(() => {
    setComing(ref.current?.complete === false);
  }, [src]);
  return (
    <div className={classNames('photo', className)}>
      {src !== null && (
        <img
          {...img}
          // Another picture is another element: this one would go on showing the old until the new has come.
          key={src}
          width={img.width ?? 900}
          height={img.height ?? 1200}
          ref={ref}
          src={src}
          loading={priority ? 'eager' : 'lazy'}
          {...(priority ? { fetchpriority: priority === 'second' ? 'low' : 'high' } : {})}
          decoding={priority ? 'sync' : 'async'}
          className={coming ? 'coming' : undefined}
          onLoad={() => setComing(false)}
          onError={() => {
            setComing(false);
            onError?.();
          }}
        />
      )}
      {children}
    </div>
  );
}
