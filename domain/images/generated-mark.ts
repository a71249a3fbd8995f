/** The IPTC's term for media of a generative model: the mark of the EU AI Act, Article 50(2) (docs/provenance.md). */
export const DIGITAL_SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/** The same term on web pages (https://schema.org/digitalSourceType). */
export const SCHEMA_SOURCE_TYPE = 'https://schema.org/TrainedAlgorithmicMediaDigitalSource';

export const GENERATED_XMP = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE_TYPE}"/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
