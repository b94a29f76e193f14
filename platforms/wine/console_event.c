/* Sends an event of the console to a program, as the console host of Windows does: by a thread in the program that begins
   at CtrlRoutine of kernelbase.dll. GenerateConsoleCtrlEvent can send only Ctrl-C and Ctrl-Break.

   console_event.exe PROGRAM EVENT: the file name of the running program, and the number of the event, such as 2 for
   CTRL_CLOSE_EVENT. Returns the exit code of the program. A program that still runs after five seconds is terminated,
   as by Windows, and the exit code is 250. */
#include <stdlib.h>
#include <windows.h>
#include <tlhelp32.h>

enum { USAGE = 251, NOT_FOUND = 252, REFUSED = 253, TERMINATED = 250 };

static const DWORD GRACE_PERIOD_MS = 5000;

/* The id of the first process with this file name; 0 if there is none. */
static DWORD process_id(const char *program)
{
    PROCESSENTRY32 entry = { .dwSize = sizeof entry };
    HANDLE processes = CreateToolhelp32Snapshot(TH32CS_SNAPPROCESS, 0);
    DWORD found = 0;
    BOOL more = Process32First(processes, &entry);
    while (more && !found) {
        if (lstrcmpiA(entry.szExeFile, program) == 0)
            found = entry.th32ProcessID;
        more = Process32Next(processes, &entry);
    }
    CloseHandle(processes);
    return found;
}

/* Begins the thread. All processes load kernelbase.dll at the same address. */
static HANDLE send_event(HANDLE process, ULONG_PTR event)
{
    FARPROC routine = GetProcAddress(GetModuleHandleA("kernelbase.dll"), "CtrlRoutine");
    if (!routine)
        return NULL;
    return CreateRemoteThread(process, NULL, 0, (LPTHREAD_START_ROUTINE)(void *)routine, (void *)event, 0, NULL);
}

int main(int count, char **words)
{
    if (count != 3)
        return USAGE;
    DWORD id = process_id(words[1]);
    HANDLE process = id ? OpenProcess(PROCESS_ALL_ACCESS, FALSE, id) : NULL;
    if (!process)
        return NOT_FOUND;
    if (!send_event(process, (ULONG_PTR)atoi(words[2])))
        return REFUSED;
    if (WaitForSingleObject(process, GRACE_PERIOD_MS) != WAIT_OBJECT_0) {
        TerminateProcess(process, 1);
        return TERMINATED;
    }
    DWORD code;
    return GetExitCodeProcess(process, &code) ? (int)code : REFUSED;
}
