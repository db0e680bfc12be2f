/** Server settings for a small machine; durability settings are the defaults of Postgres. */
const SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  // No Unix socket: folder paths are often longer than a socket path may be.
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "64MB",
  max_wal_size: "256MB",
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  // Compilation costs more than it saves for short queries.
  jit: "off",
  // Saves three processes; the working set is in memory.
  io_method: "sync",
  timezone: "UTC",
  log_timezone: "UTC",
  // Log server events, but not failed statements, which contain personal data of any size.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
};

/**
 * Arguments with which `postmaster.ts` starts `postgres` for a cluster folder and a port; the
 * server's settings are `SETTINGS` in this file.
 */
export function serverArguments(dir: string, port: number): string[] {
  const settings = { ...SETTINGS, port: String(port) };
  return ["-D", dir, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}
