/** A small real PDF of one page, as base64: a title and some lines. */
export function pdfOf(title: string, lines: string[]): string {
  const text = [`/F1 24 Tf 72 770 Td (${escaped(title)}) Tj /F1 12 Tf`, ...lines.map((line) => `0 -28 Td (${escaped(line)}) Tj`)];
  const stream = `BT ${text.join(" ")} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const starts = objects.map((object, i) => {
    const start = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const tableStart = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${tableStart}\n%%EOF\n`;
  return Buffer.from(file, "latin1").toString("base64");
}

const escaped = (text: string): string => text.replace(/[\\()]/g, "\\$&");
