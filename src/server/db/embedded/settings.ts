/** Server settings for a small machine that runs the whole product; durability stays at Postgres's defaults. */
const SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  // The paths of folders are often too long for a socket's.
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "64MB",
  max_wal_size: "256MB",
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  // Compiling costs more than any of the product's short queries.
  jit: "off",
  // Saves three processes; the working set lives in memory.
  io_method: "sync",
  timezone: "UTC",
  log_timezone: "UTC",
  // What happens to the server, not what happens to statements: those carry people's data and have no bound.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
};

/** Arguments of `postgres` for a cluster folder and a port. */
export function serverArguments(dir: string, port: number): string[] {
  const settings = { ...SETTINGS, port: String(port) };
  return ["-D", dir, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}
