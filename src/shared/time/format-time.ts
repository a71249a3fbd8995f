/** '2:10 AM', in the family's own time. */
export const formatTime = (time: number, timeZone?: string): string =>
  new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
