/** What `npm start` and `npm run dev` print when the app can be opened. */

const LOOPBACK = ["127.0.0.1", "::1", "0.0.0.0", "::", "localhost"];

export const addressOf = (host, port) => `http://${LOOPBACK.includes(host) ? "localhost" : host}:${port}`;

export function sayWhoCanLogIn(address, people) {
  const rows = people.map(({ firstName, lastName, personalNumber, note }) => [`${firstName} ${lastName}`, personalNumber, note]);
  const widthOf = (column) => Math.max(...rows.map((row) => row[column].length));
  const widths = [widthOf(0), widthOf(1)];
  console.log(`
  The app:    ${address}/login
  The phone:  ${address}/sandbox/   (open it beside the app: it plays BankID)

  Who can log in:
${rows.map(([name, number, note]) => `    ${name.padEnd(widths[0])}  ${number.padEnd(widths[1])}  ${note}`).join("\n")}

  Stop with Ctrl+C. Data is kept until you delete the folder .data
`);
}
