declare module '*.webp' {
  const bytes: Uint8Array;
  export default bytes;
}
