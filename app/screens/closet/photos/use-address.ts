import { useEffect, useState } from 'react';

/** The address of a file in memory, for as long as it is shown. */
export function useAddress(file: Blob | null): string | null {
  const [shown, setShown] = useState<{ file: Blob; address: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const address = URL.createObjectURL(file);
    setShown({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return shown && shown.file === file ? shown.address : null;
}
